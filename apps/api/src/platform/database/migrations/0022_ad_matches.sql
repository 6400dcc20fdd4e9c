CREATE TABLE "ad_match_silence" (
	"ad_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_matches" (
	"offered_id" integer NOT NULL,
	"wanted_id" integer NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_matches_offered_id_wanted_id_pk" PRIMARY KEY("offered_id","wanted_id")
);
--> statement-breakpoint
ALTER TABLE "ad_match_silence" ADD CONSTRAINT "ad_match_silence_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_matches" ADD CONSTRAINT "ad_matches_offered_id_ads_id_fk" FOREIGN KEY ("offered_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_matches" ADD CONSTRAINT "ad_matches_wanted_id_ads_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_matches_wanted" ON "ad_matches" USING btree ("wanted_id");