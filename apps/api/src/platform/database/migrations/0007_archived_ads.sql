CREATE TABLE "archived_ads" (
	"ad_id" integer PRIMARY KEY NOT NULL,
	"edition_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"release_date" date NOT NULL,
	"page" integer,
	"lead" text NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "archived_ads" ADD CONSTRAINT "archived_ads_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_ads" ADD CONSTRAINT "archived_ads_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_ads" ADD CONSTRAINT "archived_ads_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archived_ads_words" ON "archived_ads" USING gin ("words");--> statement-breakpoint
CREATE INDEX "archived_ads_section" ON "archived_ads" USING btree ("section_id","release_date","ad_id");--> statement-breakpoint
CREATE INDEX "archived_ads_edition" ON "archived_ads" USING btree ("edition_id");