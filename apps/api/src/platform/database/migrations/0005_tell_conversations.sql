-- Says on the channel "changes" which conversation changed, and which accounts it is of.
CREATE FUNCTION tell_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', concat_ws(' ', 'conversation', conversation.id, conversation.buyer_id, ad.user_id))
  FROM conversations conversation JOIN ads ad ON ad.id = conversation.ad_id
  WHERE conversation.id = NEW.conversation_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_told AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION tell_conversation();
--> statement-breakpoint
-- Not when somebody puts it out of sight.
CREATE TRIGGER conversation_participants_told AFTER UPDATE ON conversation_participants FOR EACH ROW
  WHEN (OLD.last_read_id <> NEW.last_read_id OR OLD.blocked_at IS DISTINCT FROM NEW.blocked_at)
  EXECUTE FUNCTION tell_conversation();
