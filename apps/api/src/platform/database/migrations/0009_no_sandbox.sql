DROP TABLE "sandbox_clock" CASCADE;--> statement-breakpoint
DROP TABLE "sandbox_messages" CASCADE;--> statement-breakpoint
DROP TABLE "sandbox_payments" CASCADE;