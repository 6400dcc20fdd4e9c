ALTER TABLE "ads" ADD COLUMN "print_wording" text;--> statement-breakpoint
ALTER TABLE "edition_ads" ADD COLUMN "wording" text;