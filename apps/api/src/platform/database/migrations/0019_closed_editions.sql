CREATE TABLE "edition_ads" (
	"edition_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"position" integer NOT NULL,
	"dial_code" char(6) NOT NULL,
	"group_slug" text NOT NULL,
	"group_name" text NOT NULL,
	"section_name" text NOT NULL,
	"type" text NOT NULL,
	"heading" text NOT NULL,
	"content" text NOT NULL,
	"price_type" text NOT NULL,
	"price_amount" bigint,
	"town" text NOT NULL,
	"is_highlighted" boolean NOT NULL,
	"image_path" text,
	"page" integer,
	CONSTRAINT "edition_ads_edition_id_ad_id_pk" PRIMARY KEY("edition_id","ad_id")
);
--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "ads_count" integer;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "edition_ads" ADD CONSTRAINT "edition_ads_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edition_ads_ad" ON "edition_ads" USING btree ("ad_id","edition_id");