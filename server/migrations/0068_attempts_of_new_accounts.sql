-- An attempt lives ten minutes: those that were begun under the build before begin anew.
DELETE FROM "oauth_attempt";--> statement-breakpoint
ALTER TABLE "oauth_attempt" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_attempt" ADD COLUMN "seller_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_attempt" ADD CONSTRAINT "oauth_attempt_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;
