CREATE TABLE "job_tally" (
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"seller_id" text NOT NULL,
	"account_id" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_tally_kind" ON "job_tally" USING btree ("seller_id","account_id","status","kind","count");--> statement-breakpoint
CREATE INDEX "integration_job_kind" ON "integration_job" USING btree ("kind","created_at","id");
--> statement-breakpoint
-- Keeps job_tally as 0009 keeps the orders': what a statement took away is added with a minus, what it brought with a plus, once by
-- company and account, once as a whole. See server/db/schema/job-tally.ts.
CREATE FUNCTION job_tally_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_tally (status, kind, seller_id, account_id, count)
	SELECT status, kind, coalesce(seller_id, ''), coalesce(account_id, ''), count(*)
	FROM came GROUP BY GROUPING SETS ((status, kind, seller_id, account_id), (status, kind));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION job_tally_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_tally (status, kind, seller_id, account_id, count)
	SELECT status, kind, coalesce(seller_id, ''), coalesce(account_id, ''), -count(*)
	FROM went GROUP BY GROUPING SETS ((status, kind, seller_id, account_id), (status, kind));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION job_tally_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_tally (status, kind, seller_id, account_id, count)
	SELECT status, kind, coalesce(seller_id, ''), coalesce(account_id, ''), sum(n)
	FROM (
		SELECT status, kind, seller_id, account_id, -1 AS n FROM went
		UNION ALL
		SELECT status, kind, seller_id, account_id, 1 FROM came
	) moved
	GROUP BY GROUPING SETS ((status, kind, seller_id, account_id), (status, kind))
	HAVING sum(n) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_tally_came AFTER INSERT ON integration_job REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION job_tally_came();
--> statement-breakpoint
CREATE TRIGGER job_tally_went AFTER DELETE ON integration_job REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION job_tally_went();
--> statement-breakpoint
CREATE TRIGGER job_tally_moved AFTER UPDATE ON integration_job REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION job_tally_moved();
--> statement-breakpoint
-- Jobs from before there was a tally.
INSERT INTO job_tally (status, kind, seller_id, account_id, count)
SELECT status, kind, coalesce(seller_id, ''), coalesce(account_id, ''), count(*)
FROM integration_job GROUP BY GROUPING SETS ((status, kind, seller_id, account_id), (status, kind));
