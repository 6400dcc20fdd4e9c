CREATE TABLE "ad_revisions" (
	"ad_id" integer PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"price_type" text NOT NULL,
	"price_amount" bigint,
	"images" jsonb NOT NULL,
	"reasons" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "ad_images_waiting";--> statement-breakpoint
ALTER TABLE "ad_images" ADD COLUMN "proposed_for" integer;--> statement-breakpoint
ALTER TABLE "ad_revisions" ADD CONSTRAINT "ad_revisions_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_revisions_proposed" ON "ad_revisions" USING btree ("proposed_at","ad_id");--> statement-breakpoint
ALTER TABLE "ad_images" ADD CONSTRAINT "ad_images_proposed_for_ads_id_fk" FOREIGN KEY ("proposed_for") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_images_proposed" ON "ad_images" USING btree ("proposed_for") WHERE proposed_for is not null;--> statement-breakpoint
CREATE INDEX "ad_images_waiting" ON "ad_images" USING btree ("created_at") WHERE ad_id is null and proposed_for is null;