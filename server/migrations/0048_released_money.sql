CREATE INDEX "order_money_released" ON "order_money" USING btree ("released_at","seller_id","account_id","net") WHERE released_at is not null;--> statement-breakpoint
-- Until now a return forgot what the order was: it is known that it came back, and not from where.
UPDATE "sale_order" SET "status_before" = 'not_delivered' WHERE "status" = 'cancelled' AND "status_to_reverse" IS NULL AND "status_before" IS NULL AND "id" IN (SELECT "order_id" FROM "order_return");
