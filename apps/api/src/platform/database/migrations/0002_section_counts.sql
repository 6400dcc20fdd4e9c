-- Counting a section's ads on every page would cost milliseconds at a million ads, so every
-- statement that changes ads also moves the counters, in the same transaction.
CREATE FUNCTION add_section_counts(changes section_counters[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO section_counters AS kept (section_id, type, has_image, is_priced, ads_count)
  SELECT section_id, type, has_image, is_priced, sum(ads_count)
  FROM unnest(changes)
  GROUP BY section_id, type, has_image, is_priced
  HAVING sum(ads_count) <> 0
  ORDER BY section_id, type, has_image, is_priced
  ON CONFLICT (section_id, type, has_image, is_priced)
  DO UPDATE SET ads_count = kept.ads_count + excluded.ads_count
$$;
--> statement-breakpoint
CREATE FUNCTION section_count(ad ads, change integer) RETURNS section_counters LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(ad.section_id, ad.type, ad.images_count > 0, ad.price_type = 'czk', change)::section_counters
$$;
--> statement-breakpoint
CREATE FUNCTION count_inserted_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_section_counts(array(
    SELECT section_count(ad, 1) FROM inserted_ads ad WHERE state = 'published'
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_updated_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_section_counts(array(
    SELECT section_count(ad, 1) FROM updated_ads ad WHERE state = 'published'
    UNION ALL
    SELECT section_count(ad, -1) FROM former_ads ad WHERE state = 'published'
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_deleted_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_section_counts(array(
    SELECT section_count(ad, -1) FROM former_ads ad WHERE state = 'published'
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ads_inserted AFTER INSERT ON ads
  REFERENCING NEW TABLE AS inserted_ads
  FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_ads();
--> statement-breakpoint
CREATE TRIGGER ads_updated AFTER UPDATE ON ads
  REFERENCING NEW TABLE AS updated_ads OLD TABLE AS former_ads
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated_ads();
--> statement-breakpoint
CREATE TRIGGER ads_deleted AFTER DELETE ON ads
  REFERENCING OLD TABLE AS former_ads
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_ads();
