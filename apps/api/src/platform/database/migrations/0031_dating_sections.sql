ALTER TABLE "sections" ADD COLUMN "is_dating" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Where nothing is paid for at the site for adults, people look for people; an admin may say otherwise.
UPDATE "sections" SET "is_dating" = true WHERE "brand_code" = 'adult' AND NOT EXISTS (
  SELECT FROM "sections" "paid" WHERE ("paid"."id" = "sections"."id" OR "paid"."parent_id" = "sections"."id")
    AND ("paid"."is_paid_offer" OR "paid"."is_paid_inquiry" OR "paid"."is_paid_exchange")
);
