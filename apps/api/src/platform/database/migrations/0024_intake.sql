ALTER TABLE "ads" ADD COLUMN "taken_by" integer;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "print_from" integer;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_taken_by" ON "ads" USING btree ("taken_by","id") WHERE taken_by is not null;