ALTER TABLE "orders" ADD COLUMN "service_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "service_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "promo_kinds" DROP COLUMN "card_price_together";