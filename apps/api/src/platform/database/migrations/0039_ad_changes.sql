CREATE TABLE "ad_changes" (
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ad_id" integer
);
--> statement-breakpoint
DROP INDEX "ads_all_words";--> statement-breakpoint
CREATE INDEX "ad_changes_changed_in" ON "ad_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "ad_changes_changed_at" ON "ad_changes" USING btree ("changed_at");--> statement-breakpoint
-- Each statement that changes what a search knows of published ads notes which they are.
CREATE FUNCTION note_inserted_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ad_changes (ad_id) SELECT id FROM inserted_ads WHERE state = 'published';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_updated_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ad_changes (ad_id)
  SELECT ad.id FROM updated_ads ad JOIN former_ads former ON former.id = ad.id
  WHERE 'published' IN (ad.state, former.state)
    AND (ad.state, ad.brand_code, ad.section_id, ad.locality_id, ad.type, ad.price_type, ad.price_amount,
         ad.images_count, ad.topped_until, ad.sort_at, ad.created_at, ad.valid_until,
         ad.heading_words, ad.all_words)
      IS DISTINCT FROM
        (former.state, former.brand_code, former.section_id, former.locality_id, former.type, former.price_type, former.price_amount,
         former.images_count, former.topped_until, former.sort_at, former.created_at, former.valid_until,
         former.heading_words, former.all_words);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_deleted_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ad_changes (ad_id) SELECT id FROM former_ads WHERE state = 'published';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_truncated_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ad_changes (ad_id) VALUES (NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ads_inserted_noted AFTER INSERT ON ads
  REFERENCING NEW TABLE AS inserted_ads
  FOR EACH STATEMENT EXECUTE FUNCTION note_inserted_ads();
--> statement-breakpoint
CREATE TRIGGER ads_updated_noted AFTER UPDATE ON ads
  REFERENCING NEW TABLE AS updated_ads OLD TABLE AS former_ads
  FOR EACH STATEMENT EXECUTE FUNCTION note_updated_ads();
--> statement-breakpoint
CREATE TRIGGER ads_deleted_noted AFTER DELETE ON ads
  REFERENCING OLD TABLE AS former_ads
  FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_ads();
--> statement-breakpoint
CREATE TRIGGER ads_truncated_noted AFTER TRUNCATE ON ads
  FOR EACH STATEMENT EXECUTE FUNCTION note_truncated_ads();
