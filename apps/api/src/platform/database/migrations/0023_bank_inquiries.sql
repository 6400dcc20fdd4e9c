ALTER TABLE "ads" ADD COLUMN "apologised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payments_unanswered" ON "payments" USING btree ("created_at") WHERE state in ('redirected', 'pending', 'error', 'expired');