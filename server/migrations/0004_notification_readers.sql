CREATE TABLE "notification_read" (
	"notification_id" text NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_read_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
DROP INDEX "notification_seller";--> statement-breakpoint
ALTER TABLE "notification" ALTER COLUMN "seller_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "notification_read" ADD CONSTRAINT "notification_read_notification_id_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_read_of" ON "notification_read" USING btree ("notification_id");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_user" ON "notification" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_seller" ON "notification" USING btree ("seller_id","created_at","id");--> statement-breakpoint
INSERT INTO "notification_read" ("notification_id", "user_id", "read_at")
SELECT n."id", mark ->> 'userId', min((mark ->> 'date')::timestamptz) FROM "notification" n, jsonb_array_elements(n."read_by") mark GROUP BY 1, 2;--> statement-breakpoint
ALTER TABLE "notification" DROP COLUMN "read_by";--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_owner" CHECK (num_nonnulls("notification"."seller_id", "notification"."user_id") = 1);