CREATE SEQUENCE "public"."event_next" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
-- That a rule was run is an event of the run: the rule's own version did not change by it.
UPDATE "event" SET "subject" = 'pricerun:' || ("data"->>'runId'), "version" = 1, "data" = jsonb_build_object('ruleId', substr("subject", 11))
  WHERE "type" IN ('simulated', 'applied') AND "subject" LIKE 'pricerule:%' AND "data" ? 'runId';--> statement-breakpoint
-- Of two events of one version the later gets one that no other can have.
UPDATE "event" SET "version" = -"again"."seq" FROM (
  SELECT "seq", row_number() OVER (PARTITION BY "subject", "version" ORDER BY "seq") AS "place" FROM "event"
) AS "again" WHERE "again"."seq" = "event"."seq" AND "again"."place" > 1;--> statement-breakpoint
SELECT setval('event_next', coalesce(max("version"), 0) + 1, false) FROM "event";--> statement-breakpoint
DROP INDEX "event_subject_version";--> statement-breakpoint
CREATE UNIQUE INDEX "event_subject_version" ON "event" USING btree ("subject","version");
