CREATE TABLE "reputation_day" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"sales" integer NOT NULL,
	"claims" integer NOT NULL,
	"cancelled" integer NOT NULL,
	"late" integer NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "reputation_day_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "reputation_day" ADD CONSTRAINT "reputation_day_account_id_marketplace_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."marketplace_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reputation_day_level" ON "reputation_day" USING btree ("day","level");