-- Says on the channel "changes", within the transaction of a change, which kept pages it made untrue and which sessions
-- ended: one is committed with the other, by whatever way it was done.
CREATE FUNCTION tell_outdated(segments text[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('changes', 'pages ' || string_agg(segment, ','))
  FROM (SELECT segment, (row_number() OVER () - 1) / 40 AS part
        FROM (SELECT DISTINCT unnest(segments) AS segment) AS distinct_segments) AS parts
  GROUP BY part
$$;
--> statement-breakpoint
CREATE FUNCTION tell_everything_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_outdated(ARRAY['*']);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Of an ad that is blocked cards stand on pages nobody can name.
CREATE FUNCTION tell_updated_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_outdated(array_agg(segment)) FROM (
    SELECT unnest(ARRAY[former.slug, ad.slug, section.slug, above.slug]
      || CASE WHEN ad.state = 'blocked' THEN ARRAY['*', '', 'search'] END) AS segment
    FROM updated_ads ad JOIN former_ads former ON former.id = ad.id
    JOIN sections section ON section.id IN (ad.section_id, former.section_id)
    LEFT JOIN sections above ON above.id = section.parent_id
    WHERE ad.state <> former.state
      OR ('published' = ad.state
        AND (ad.updated_at, ad.images_count, ad.main_image_id, ad.highlighted_until)
          IS DISTINCT FROM (former.updated_at, former.images_count, former.main_image_id, former.highlighted_until))
  ) AS outdated WHERE segment IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_deleted_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_outdated(array_agg(segment)) FROM (
    SELECT unnest(ARRAY[former.slug, section.slug, above.slug]) AS segment
    FROM former_ads former
    JOIN sections section ON section.id = former.section_id
    LEFT JOIN sections above ON above.id = section.parent_id
    WHERE former.state = 'published'
  ) AS outdated WHERE segment IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ads_updated_told AFTER UPDATE ON ads
  REFERENCING NEW TABLE AS updated_ads OLD TABLE AS former_ads
  FOR EACH STATEMENT EXECUTE FUNCTION tell_updated_ads();
--> statement-breakpoint
CREATE TRIGGER ads_deleted_told AFTER DELETE ON ads
  REFERENCING OLD TABLE AS former_ads
  FOR EACH STATEMENT EXECUTE FUNCTION tell_deleted_ads();
--> statement-breakpoint
CREATE TRIGGER sections_told AFTER INSERT OR UPDATE OR DELETE ON sections
  FOR EACH STATEMENT EXECUTE FUNCTION tell_everything_outdated();
--> statement-breakpoint
CREATE TRIGGER banners_told AFTER INSERT OR UPDATE OR DELETE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION tell_everything_outdated();
--> statement-breakpoint
CREATE TRIGGER promo_kinds_told AFTER INSERT OR UPDATE OR DELETE ON promo_kinds
  FOR EACH STATEMENT EXECUTE FUNCTION tell_everything_outdated();
--> statement-breakpoint
-- Not when a visitor's scan is counted.
CREATE TRIGGER editions_told AFTER INSERT OR DELETE OR UPDATE OF
  number, year, deadline_at, release_date, closed_at, released_at, ads_count, pages, pdf_path, cover_path ON editions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_everything_outdated();
--> statement-breakpoint
CREATE FUNCTION tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'session ' || NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_end_told AFTER UPDATE ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION tell_ended_session();
--> statement-breakpoint
CREATE FUNCTION tell_ended_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_outdated(ARRAY['*']);
  PERFORM pg_notify('changes', 'session ' || id) FROM sessions
  WHERE user_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_end_told AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.blocked_at IS NULL AND NEW.blocked_at IS NOT NULL) OR (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL))
  EXECUTE FUNCTION tell_ended_account();
