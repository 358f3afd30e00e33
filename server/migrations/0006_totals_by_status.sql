-- Beside each kind the tally adds to its status as a whole, under an empty company, account and category: the total that every page of
-- the queue shows is a few rows then, not one for each company and category. See server/db/schema/queue.ts and 0001.
CREATE OR REPLACE FUNCTION listing_tally_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_tally (status, seller_id, account_id, category_id, count)
	SELECT status, coalesce(seller_id, ''), coalesce(account_id, ''), coalesce(category_id, ''), count(*)
	FROM came GROUP BY GROUPING SETS ((status, seller_id, account_id, category_id), (status));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_tally_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_tally (status, seller_id, account_id, category_id, count)
	SELECT status, coalesce(seller_id, ''), coalesce(account_id, ''), coalesce(category_id, ''), -count(*)
	FROM went GROUP BY GROUPING SETS ((status, seller_id, account_id, category_id), (status));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_tally_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_tally (status, seller_id, account_id, category_id, count)
	SELECT status, coalesce(seller_id, ''), coalesce(account_id, ''), coalesce(category_id, ''), sum(n)
	FROM (
		SELECT status, seller_id, account_id, category_id, -1 AS n FROM went
		UNION ALL
		SELECT status, seller_id, account_id, category_id, 1 FROM came
	) moved
	GROUP BY GROUPING SETS ((status, seller_id, account_id, category_id), (status))
	HAVING sum(n) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO listing_tally (status, seller_id, account_id, category_id, count)
SELECT status, '', '', '', sum(count) FROM listing_tally GROUP BY status HAVING sum(count) <> 0;
