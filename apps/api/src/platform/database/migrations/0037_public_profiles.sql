DROP INDEX "ads_user_shown";--> statement-breakpoint
CREATE INDEX "ads_user_shown" ON "ads" USING btree ("user_id","brand_code","created_at","id","nickname","valid_until") WHERE state = 'published';