CREATE TABLE "auto_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seller_id" text NOT NULL,
	"name" text NOT NULL,
	"account_id" text,
	"event" text NOT NULL,
	"text" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "auto_message_sent" (
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"rule_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auto_message_sent_order_id_event_pk" PRIMARY KEY("order_id","event")
);
--> statement-breakpoint
ALTER TABLE "auto_message" ADD CONSTRAINT "auto_message_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_message" ADD CONSTRAINT "auto_message_account_id_marketplace_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."marketplace_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_message_sent" ADD CONSTRAINT "auto_message_sent_order_id_sale_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sale_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_message_sent" ADD CONSTRAINT "auto_message_sent_rule_id_auto_message_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."auto_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auto_message_name" ON "auto_message" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "auto_message_seller" ON "auto_message" USING btree ("seller_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "auto_message_at_work" ON "auto_message" USING btree ("seller_id","event",coalesce(account_id, '')) WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "auto_message_sent_rule" ON "auto_message_sent" USING btree ("rule_id","at","order_id");--> statement-breakpoint
CREATE INDEX "auto_message_sent_at" ON "auto_message_sent" USING btree ("at");