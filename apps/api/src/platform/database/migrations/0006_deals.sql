CREATE TABLE "deals" (
	"conversation_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"amount" bigint,
	"offered_by" text,
	"confirmed_by" text,
	"since" timestamp (3) with time zone NOT NULL,
	"buyer_offers" integer DEFAULT 0 NOT NULL,
	"seller_offers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deals_state" CHECK ("deals"."state" in ('open', 'offered', 'declined', 'lapsed', 'reserved', 'handed_over')),
	CONSTRAINT "deals_offered_by" CHECK ("deals"."offered_by" in ('buyer', 'seller')),
	CONSTRAINT "deals_confirmed_by" CHECK ("deals"."confirmed_by" in ('buyer', 'seller'))
);
--> statement-breakpoint
ALTER TABLE "state_log" DROP CONSTRAINT "state_log_entity";--> statement-breakpoint
ALTER TABLE "state_log" DROP CONSTRAINT "state_log_actor";--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deals_state" ON "deals" USING btree ("state","since");--> statement-breakpoint
ALTER TABLE "state_log" ADD CONSTRAINT "state_log_entity" CHECK ("state_log"."entity" in ('ad', 'order', 'payment', 'deal'));--> statement-breakpoint
ALTER TABLE "state_log" ADD CONSTRAINT "state_log_actor" CHECK ("state_log"."actor" in ('owner', 'moderator', 'system', 'buyer'));