CREATE TABLE "question" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"listing_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"account_id" text NOT NULL,
	"status" text NOT NULL,
	"buyer_id" text NOT NULL,
	"buyer_name" text NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	"answered_by_name" text,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"place" timestamp (3) with time zone NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_account_id_marketplace_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."marketplace_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_all" ON "question" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "question_seller" ON "question" USING btree ("seller_id","place","id");--> statement-breakpoint
CREATE INDEX "question_account" ON "question" USING btree ("account_id","place","id");--> statement-breakpoint
CREATE INDEX "question_status" ON "question" USING btree ("status","place","id");--> statement-breakpoint
CREATE INDEX "question_listing" ON "question" USING btree ("listing_id","place","id");--> statement-breakpoint
CREATE INDEX "question_buyer" ON "question" USING btree ("listing_id","buyer_id","asked_at");--> statement-breakpoint
CREATE INDEX "question_flagged" ON "question" USING btree ("answered_at") WHERE is_flagged;--> statement-breakpoint
CREATE INDEX "question_search" ON "question" USING gin ("search");
