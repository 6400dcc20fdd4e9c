DROP INDEX "ads_valid";--> statement-breakpoint
CREATE INDEX "ads_expired" ON "ads" USING btree ("valid_until","id") WHERE state = 'expired';--> statement-breakpoint
CREATE INDEX "ads_waiting" ON "ads" USING btree ("state","created_at","id") WHERE state in ('waiting_verification', 'waiting_payment', 'waiting_approval');--> statement-breakpoint
CREATE INDEX "ads_promoted" ON "ads" USING btree (least(highlighted_until, topped_until)) WHERE least(highlighted_until, topped_until) is not null;--> statement-breakpoint
CREATE INDEX "ads_last_word" ON "ads" USING btree (coalesce(greatest(asked_at, confirmed_at), published_at),"id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "email_tokens_expires" ON "email_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_over" ON "outbox" USING btree ("created_at") WHERE state <> 'queued';--> statement-breakpoint
CREATE INDEX "outbox_to_deleted" ON "outbox" USING btree ("id") WHERE template = 'accountDeleted' and recipient <> '';--> statement-breakpoint
CREATE INDEX "password_resets_created" ON "password_resets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "sms_threads_created" ON "sms_threads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ads_valid" ON "ads" USING btree ("valid_until","id") WHERE state in ('published', 'paused');