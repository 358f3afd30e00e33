CREATE TABLE "lease_life" (
	"holder_id" text PRIMARY KEY NOT NULL,
	"lives_until" timestamp (3) with time zone NOT NULL
);
