-- Keeps listing_tally: what a statement took away is added with a minus, what it brought with a plus. See server/db/schema/queue.ts.
-- Per statement, not per row: a statement that loads 50,000 listings appends a few hundred additions.
CREATE FUNCTION listing_tally_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_tally (status, seller_id, account_id, category_id, count)
	SELECT status, seller_id, account_id, category_id, count(*) FROM came GROUP BY status, seller_id, account_id, category_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION listing_tally_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_tally (status, seller_id, account_id, category_id, count)
	SELECT status, seller_id, account_id, category_id, -count(*) FROM went GROUP BY status, seller_id, account_id, category_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION listing_tally_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_tally (status, seller_id, account_id, category_id, count)
	SELECT status, seller_id, account_id, category_id, sum(n)
	FROM (
		SELECT status, seller_id, account_id, category_id, -1 AS n FROM went
		UNION ALL
		SELECT status, seller_id, account_id, category_id, 1 FROM came
	) moved
	GROUP BY status, seller_id, account_id, category_id
	HAVING sum(n) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_tally_came AFTER INSERT ON listing REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION listing_tally_came();
--> statement-breakpoint
CREATE TRIGGER listing_tally_went AFTER DELETE ON listing REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION listing_tally_went();
--> statement-breakpoint
CREATE TRIGGER listing_tally_moved AFTER UPDATE ON listing REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION listing_tally_moved();
