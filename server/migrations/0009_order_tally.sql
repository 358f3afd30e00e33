CREATE TABLE "order_tally" (
	"status" text NOT NULL,
	"seller_id" text NOT NULL,
	"account_id" text NOT NULL,
	"day" date,
	"count" integer NOT NULL,
	"gross" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "sale_order_seller_all";--> statement-breakpoint
CREATE INDEX "order_tally_kind" ON "order_tally" USING btree ("seller_id","day","status","account_id","count","gross");--> statement-breakpoint
CREATE INDEX "sale_order_gross" ON "sale_order" USING btree ("gross");--> statement-breakpoint
CREATE INDEX "sale_order_seller_all" ON "sale_order" USING btree ("seller_id","created_at","id","status","account_id","gross");
--> statement-breakpoint
-- Keeps order_tally as 0001 and 0006 keep the listings': what a statement took away is added with a minus, what it brought with a plus,
-- once by company and account, once by day, once as a whole. See server/db/schema/order-tally.ts.
CREATE FUNCTION order_tally_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_tally (status, seller_id, account_id, day, count, gross)
	SELECT status, coalesce(seller_id, ''), coalesce(account_id, ''), day, count(*), sum(gross)
	FROM (SELECT status, seller_id, account_id, (created_at AT TIME ZONE 'America/Sao_Paulo')::date AS day, gross::bigint FROM came) added
	GROUP BY GROUPING SETS ((status, seller_id, account_id), (status, day), (status));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION order_tally_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_tally (status, seller_id, account_id, day, count, gross)
	SELECT status, coalesce(seller_id, ''), coalesce(account_id, ''), day, -count(*), -sum(gross)
	FROM (SELECT status, seller_id, account_id, (created_at AT TIME ZONE 'America/Sao_Paulo')::date AS day, gross::bigint FROM went) removed
	GROUP BY GROUPING SETS ((status, seller_id, account_id), (status, day), (status));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION order_tally_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_tally (status, seller_id, account_id, day, count, gross)
	SELECT status, coalesce(seller_id, ''), coalesce(account_id, ''), day, sum(n), sum(n * gross)
	FROM (
		SELECT status, seller_id, account_id, (created_at AT TIME ZONE 'America/Sao_Paulo')::date AS day, gross::bigint, -1 AS n FROM went
		UNION ALL
		SELECT status, seller_id, account_id, (created_at AT TIME ZONE 'America/Sao_Paulo')::date, gross, 1 FROM came
	) moved
	GROUP BY GROUPING SETS ((status, seller_id, account_id), (status, day), (status))
	HAVING sum(n) <> 0 OR sum(n * gross) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_tally_came AFTER INSERT ON sale_order REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION order_tally_came();
--> statement-breakpoint
CREATE TRIGGER order_tally_went AFTER DELETE ON sale_order REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION order_tally_went();
--> statement-breakpoint
CREATE TRIGGER order_tally_moved AFTER UPDATE ON sale_order REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION order_tally_moved();
--> statement-breakpoint
-- Orders from before there was a tally.
INSERT INTO order_tally (status, seller_id, account_id, day, count, gross)
SELECT status, coalesce(seller_id, ''), coalesce(account_id, ''), day, count(*), sum(gross)
FROM (SELECT status, seller_id, account_id, (created_at AT TIME ZONE 'America/Sao_Paulo')::date AS day, gross::bigint FROM sale_order) there
GROUP BY GROUPING SETS ((status, seller_id, account_id), (status, day), (status));
