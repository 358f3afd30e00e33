CREATE TABLE "guidelines" (
	"of" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guidelines_of_version_pk" PRIMARY KEY("of","version")
);
--> statement-breakpoint
ALTER TABLE "guidelines" ADD CONSTRAINT "guidelines_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;