DROP INDEX "order_money_differs";--> statement-breakpoint
CREATE INDEX "auto_message_event" ON "auto_message" USING btree ("event","name","id");--> statement-breakpoint
CREATE INDEX "auto_message_account" ON "auto_message" USING btree ("account_id","name","id");--> statement-breakpoint
CREATE INDEX "listing_new" ON "listing" USING btree ("due_at","id") WHERE status = 'pending' and reasons @> '{new}';--> statement-breakpoint
CREATE INDEX "order_money_account" ON "order_money" USING btree ("account_id","sold_at","order_id");--> statement-breakpoint
CREATE INDEX "order_money_released" ON "order_money" USING btree ("sold_at","order_id") WHERE told_at is not null and released_at is not null;--> statement-breakpoint
CREATE INDEX "order_money_unchecked" ON "order_money" USING btree ("difference","sold_at","order_id") WHERE difference is not null and checked_at is null;--> statement-breakpoint
CREATE INDEX "order_money_checked" ON "order_money" USING btree ("sold_at","order_id") WHERE checked_at is not null;--> statement-breakpoint
CREATE INDEX "price_rule_account" ON "price_rule" USING btree ("account_id","name","id");--> statement-breakpoint
CREATE INDEX "price_rule_archived" ON "price_rule" USING btree ("name","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "price_run_open" ON "price_run" USING btree ("rule_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "report_status" ON "report" USING btree ("owner_id","status","created_at","id","role","company_id");--> statement-breakpoint
CREATE INDEX "report_kind" ON "report" USING btree ("owner_id","kind","created_at","id","role","company_id");--> statement-breakpoint
CREATE INDEX "order_money_differs" ON "order_money" USING btree ("seller_id","difference","sold_at","order_id") WHERE difference is not null and checked_at is null;