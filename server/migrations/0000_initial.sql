CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"mail" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text,
	"picture" text,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"seller_id" text,
	"had_sellout" boolean DEFAULT false NOT NULL,
	"is_money_manager" boolean DEFAULT false NOT NULL,
	"blocked_at" timestamp (3) with time zone,
	"log_key" text,
	CONSTRAINT "account_mail_unique" UNIQUE("mail")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"seller_id" text,
	"key" text
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"actor_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" json,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_actor_id_key_pk" PRIMARY KEY("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"shared" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"me2" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "image" (
	"hash" text PRIMARY KEY NOT NULL,
	"source_hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_analysis" (
	"hash" text NOT NULL,
	"role" text NOT NULL,
	"revision" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "image_analysis_hash_role_revision_pk" PRIMARY KEY("hash","role","revision")
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"seller_id" text NOT NULL,
	"account_id" text NOT NULL,
	"category_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"status" text NOT NULL,
	"sub_status" text,
	"title" text NOT NULL,
	"sku" text NOT NULL,
	"gtin" text,
	"price" integer,
	"height" real NOT NULL,
	"width" real NOT NULL,
	"depth" real NOT NULL,
	"weight" real NOT NULL,
	"cover" text,
	"warning" text NOT NULL,
	"reasons" text[] NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"status_at" timestamp (3) with time zone NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_detail" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"complete" boolean NOT NULL,
	"freezed_by_deal" boolean NOT NULL,
	"description" text NOT NULL,
	"description_ai" text NOT NULL,
	"condition" text NOT NULL,
	"listing_type" text NOT NULL,
	"ship_mode" text NOT NULL,
	"warranty_type" text NOT NULL,
	"warranty_time" integer NOT NULL,
	"warranty_time_unit" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"variations" jsonb NOT NULL,
	"images" text[] NOT NULL,
	"images_deleted" text[] NOT NULL,
	"platform_id" text NOT NULL,
	"sold" integer NOT NULL,
	"health" real NOT NULL,
	"has_compatibilities" boolean NOT NULL,
	"compatibilities" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_account" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"name" text NOT NULL,
	"official_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"notification_type" text NOT NULL,
	"message" text NOT NULL,
	"subject" text,
	"cause" text,
	"read_by" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mediation" (
	"order_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"seller_id" text NOT NULL,
	"status" text NOT NULL,
	"situation" text,
	"annotation" text,
	"conversation" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_order" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"external_id" text NOT NULL,
	"pack_id" text,
	"status" text NOT NULL,
	"seller_id" text NOT NULL,
	"account_id" text NOT NULL,
	"gross" integer NOT NULL,
	"freight" integer NOT NULL,
	"freight_seller" integer NOT NULL,
	"has_own_shipping_table" boolean NOT NULL,
	"items" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"shipping" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"date_closed" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"name" text NOT NULL,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"category_id" text NOT NULL,
	"title" text NOT NULL,
	"brand" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"sku" text NOT NULL,
	"gtin" text,
	"height" real NOT NULL,
	"width" real NOT NULL,
	"depth" real NOT NULL,
	"weight" real NOT NULL,
	"price" integer,
	"warning" text
);
--> statement-breakpoint
CREATE TABLE "lease" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"holder_id" text NOT NULL,
	"holder_name" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_tally" (
	"status" text NOT NULL,
	"seller_id" text NOT NULL,
	"account_id" text NOT NULL,
	"category_id" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_skip" (
	"listing_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "queue_skip_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_account_id_marketplace_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."marketplace_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_detail" ADD CONSTRAINT "listing_detail_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD CONSTRAINT "marketplace_account_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mediation" ADD CONSTRAINT "mediation_order_id_sale_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sale_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mediation" ADD CONSTRAINT "mediation_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_order" ADD CONSTRAINT "sale_order_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_order" ADD CONSTRAINT "sale_order_account_id_marketplace_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."marketplace_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease" ADD CONSTRAINT "lease_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_skip" ADD CONSTRAINT "queue_skip_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_seller" ON "account" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "event_subject_version" ON "event" USING btree ("subject","version");--> statement-breakpoint
CREATE INDEX "event_actor_at" ON "event" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "event_at" ON "event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "event_key" ON "event" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_at" ON "ledger" USING btree ("at");--> statement-breakpoint
CREATE INDEX "login_failure_subject_at" ON "login_failure" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "login_failure_at" ON "login_failure" USING btree ("at");--> statement-breakpoint
CREATE INDEX "saved_view_screen" ON "saved_view" USING btree ("screen","owner_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_seen" ON "session" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "image_source" ON "image" USING btree ("source_hash");--> statement-breakpoint
CREATE INDEX "listing_queue" ON "listing" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "listing_all" ON "listing" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "listing_seller_queue" ON "listing" USING btree ("seller_id","status","due_at","id");--> statement-breakpoint
CREATE INDEX "listing_seller_all" ON "listing" USING btree ("seller_id","due_at","id");--> statement-breakpoint
CREATE INDEX "listing_category_queue" ON "listing" USING btree ("category_id","status","due_at","id");--> statement-breakpoint
CREATE INDEX "listing_snoozed" ON "listing" USING btree ("snoozed_until") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "listing_oldest" ON "listing" USING btree ("queued_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "listing_processing" ON "listing" USING btree ("status_at") WHERE status = 'processing';--> statement-breakpoint
CREATE INDEX "listing_gtin" ON "listing" USING btree ("gtin");--> statement-breakpoint
CREATE INDEX "listing_sku" ON "listing" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "listing_reasons" ON "listing" USING gin ("reasons");--> statement-breakpoint
CREATE INDEX "listing_search" ON "listing" USING gin ("search");--> statement-breakpoint
CREATE INDEX "marketplace_account_seller" ON "marketplace_account" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "notification_seller" ON "notification" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "notification_cause" ON "notification" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "mediation_seller" ON "mediation" USING btree ("seller_id","status","created_at");--> statement-breakpoint
CREATE INDEX "sale_order_external" ON "sale_order" USING btree ("external_id");--> statement-breakpoint
CREATE INDEX "sale_order_status" ON "sale_order" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "sale_order_seller" ON "sale_order" USING btree ("seller_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "product_seller" ON "product" USING btree ("seller_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sku_of_seller" ON "sku" USING btree ("seller_id","sku");--> statement-breakpoint
CREATE INDEX "sku_gtin" ON "sku" USING btree ("gtin");--> statement-breakpoint
CREATE INDEX "sku_product" ON "sku" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "lease_holder" ON "lease" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "listing_tally_kind" ON "listing_tally" USING btree ("status","seller_id");--> statement-breakpoint
CREATE INDEX "queue_skip_listing" ON "queue_skip" USING btree ("listing_id");