CREATE TABLE "price_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seller_id" text NOT NULL,
	"name" text NOT NULL,
	"account_id" text,
	"category_id" text,
	"listing_type" text,
	"extra" integer NOT NULL,
	"margin" integer NOT NULL,
	"fee" integer NOT NULL,
	"ending" integer,
	"most_change" integer NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "price_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule_id" uuid NOT NULL,
	"seller_id" text NOT NULL,
	"is_dry" boolean NOT NULL,
	"terms" jsonb NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "price_run_item" (
	"run_id" uuid NOT NULL,
	"listing_id" text NOT NULL,
	"outcome" text,
	"cost" integer,
	"before" bigint,
	"after" bigint,
	CONSTRAINT "price_run_item_run_id_listing_id_pk" PRIMARY KEY("run_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "sku_cost" (
	"sku_id" text PRIMARY KEY NOT NULL,
	"cost" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_account_id_marketplace_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."marketplace_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_run" ADD CONSTRAINT "price_run_rule_id_price_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."price_rule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_run_item" ADD CONSTRAINT "price_run_item_run_id_price_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."price_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_run_item" ADD CONSTRAINT "price_run_item_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_cost" ADD CONSTRAINT "sku_cost_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_rule_seller" ON "price_rule" USING btree ("seller_id","name");--> statement-breakpoint
CREATE INDEX "price_rule_name" ON "price_rule" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "price_run_rule" ON "price_run" USING btree ("rule_id","started_at");--> statement-breakpoint
CREATE INDEX "price_run_started" ON "price_run" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "price_run_open" ON "price_run" USING btree ("started_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "price_run_item_outcome" ON "price_run_item" USING btree ("run_id","outcome");