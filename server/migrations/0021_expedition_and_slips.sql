CREATE TABLE "sale_slip" (
	"order_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sale_order" ADD COLUMN "ship_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sale_order" ADD COLUMN "carrier" text GENERATED ALWAYS AS (case when shipping ->> 'mode' = 'me2' then 'me2' else coalesce(shipping -> 'carrier' ->> '_id', 'correios') end) STORED;--> statement-breakpoint
ALTER TABLE "sale_slip" ADD CONSTRAINT "sale_slip_order_id_sale_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sale_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_order_to_ship" ON "sale_order" USING btree ("ship_by","id","carrier","seller_id") WHERE status = 'waiting-shipped';--> statement-breakpoint
CREATE INDEX "sale_order_to_ship_seller" ON "sale_order" USING btree ("seller_id","ship_by","id","carrier") WHERE status = 'waiting-shipped';--> statement-breakpoint
CREATE INDEX "sale_order_suspended" ON "sale_order" USING btree ("ship_by","id","carrier","seller_id") WHERE status = 'shipped' and shipping ->> 'status' = 'suspended';