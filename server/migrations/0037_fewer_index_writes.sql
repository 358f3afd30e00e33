DROP INDEX "event_actor_at";--> statement-breakpoint
DROP INDEX "event_key";--> statement-breakpoint
DROP INDEX "notification_user";--> statement-breakpoint
CREATE INDEX "notification_user" ON "notification" USING btree ("user_id","created_at","id") WHERE user_id is not null;--> statement-breakpoint
-- A decision writes its SKU's warning, which no index names: with room in its block the row stays where it is and none of six indexes is written.
ALTER TABLE "sku" SET (fillfactor = 85);
