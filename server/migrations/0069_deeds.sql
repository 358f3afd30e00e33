CREATE TABLE "deed_tally" (
	"day" date NOT NULL,
	"actor_id" text NOT NULL,
	"type" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	"overrides" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deed_tally_kind" ON "deed_tally" USING btree ("day","actor_id","type","reason","count","overrides");
--> statement-breakpoint
CREATE INDEX "event_deed" ON "event" USING btree ("type","at","seq","actor_id") WHERE subject like 'listing:%' and type in ('approved', 'refused', 'observed', 'returned', 'skipped');
--> statement-breakpoint
CREATE INDEX "event_overrode" ON "event" USING btree ("at","seq") WHERE data ? 'overrode';
--> statement-breakpoint
-- Keeps deed_tally: what the rows of a statement add, or take away. See server/db/schema/deed-tally.ts.
CREATE FUNCTION deed_tally_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deed_tally (day, actor_id, type, reason, count, overrides)
	SELECT (at AT TIME ZONE 'America/Sao_Paulo')::date, actor_id, type,
		CASE WHEN type = 'skipped' THEN coalesce(data ->> 'reason', '') ELSE '' END,
		count(*), count(*) FILTER (WHERE data ? 'overrode')
	FROM came WHERE subject LIKE 'listing:%' AND type IN ('approved', 'refused', 'observed', 'returned', 'skipped') GROUP BY 1, 2, 3, 4;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION deed_tally_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deed_tally (day, actor_id, type, reason, count, overrides)
	SELECT (at AT TIME ZONE 'America/Sao_Paulo')::date, actor_id, type,
		CASE WHEN type = 'skipped' THEN coalesce(data ->> 'reason', '') ELSE '' END,
		-count(*), -count(*) FILTER (WHERE data ? 'overrode')
	FROM went WHERE subject LIKE 'listing:%' AND type IN ('approved', 'refused', 'observed', 'returned', 'skipped') GROUP BY 1, 2, 3, 4;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deed_tally_came AFTER INSERT ON event REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION deed_tally_came();
--> statement-breakpoint
CREATE TRIGGER deed_tally_went AFTER DELETE ON event REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION deed_tally_went();
--> statement-breakpoint
CREATE TRIGGER deed_tally_changed_from AFTER UPDATE ON event REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION deed_tally_went();
--> statement-breakpoint
CREATE TRIGGER deed_tally_changed_to AFTER UPDATE ON event REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION deed_tally_came();
--> statement-breakpoint
-- Deeds from before there was a tally.
INSERT INTO deed_tally (day, actor_id, type, reason, count, overrides)
SELECT (at AT TIME ZONE 'America/Sao_Paulo')::date, actor_id, type,
		CASE WHEN type = 'skipped' THEN coalesce(data ->> 'reason', '') ELSE '' END,
	count(*), count(*) FILTER (WHERE data ? 'overrode')
FROM event WHERE subject LIKE 'listing:%' AND type IN ('approved', 'refused', 'observed', 'returned', 'skipped') GROUP BY 1, 2, 3, 4;
