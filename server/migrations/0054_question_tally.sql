CREATE TABLE "question_tally" (
	"status" text NOT NULL,
	"seller_id" text NOT NULL,
	"account_id" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "question_tally_kind" ON "question_tally" USING btree ("seller_id","account_id","status","count");
--> statement-breakpoint
-- Keeps question_tally as 0050 keeps the jobs'. See server/db/schema/question-tally.ts.
CREATE FUNCTION question_tally_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO question_tally (status, seller_id, account_id, count)
	SELECT status, coalesce(seller_id, ''), coalesce(account_id, ''), count(*)
	FROM came GROUP BY GROUPING SETS ((status, seller_id, account_id), (status));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION question_tally_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO question_tally (status, seller_id, account_id, count)
	SELECT status, coalesce(seller_id, ''), coalesce(account_id, ''), -count(*)
	FROM went GROUP BY GROUPING SETS ((status, seller_id, account_id), (status));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION question_tally_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO question_tally (status, seller_id, account_id, count)
	SELECT status, coalesce(seller_id, ''), coalesce(account_id, ''), sum(n)
	FROM (
		SELECT status, seller_id, account_id, -1 AS n FROM went
		UNION ALL
		SELECT status, seller_id, account_id, 1 FROM came
	) moved
	GROUP BY GROUPING SETS ((status, seller_id, account_id), (status))
	HAVING sum(n) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER question_tally_came AFTER INSERT ON question REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION question_tally_came();
--> statement-breakpoint
CREATE TRIGGER question_tally_went AFTER DELETE ON question REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION question_tally_went();
--> statement-breakpoint
CREATE TRIGGER question_tally_moved AFTER UPDATE ON question REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION question_tally_moved();
--> statement-breakpoint
-- Questions from before there was a tally.
INSERT INTO question_tally (status, seller_id, account_id, count)
SELECT status, coalesce(seller_id, ''), coalesce(account_id, ''), count(*)
FROM question GROUP BY GROUPING SETS ((status, seller_id, account_id), (status));
