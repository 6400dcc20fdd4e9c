DROP INDEX "ads_topped";--> statement-breakpoint
CREATE INDEX "ads_section_topped" ON "ads" USING btree ("section_id","sort_at","id") WHERE state = 'published' and topped_until is not null;--> statement-breakpoint
CREATE INDEX "ads_site_topped" ON "ads" USING btree ("brand_code","sort_at","id") WHERE state = 'published' and topped_until is not null;