-- Whom the hub blocked before 0075 told it apart is out of the hub since, as its block puts them now: no company lets them in.
-- The last who blocked an account says whose block it is, as colleague-row.ts reads it: a company writes each of its own, and nobody but
-- the hub blocks who has no company.
UPDATE "account" a SET "hub_blocked_at" = a."blocked_at"
WHERE a."blocked_at" IS NOT NULL AND a."hub_blocked_at" IS NULL AND (
	a."seller_id" IS NULL OR (
		SELECT actor."seller_id" IS DISTINCT FROM a."seller_id"
		FROM "event" e LEFT JOIN "account" actor ON actor."id" = e."actor_id"
		WHERE e."subject" = 'user:' || a."id" AND e."type" = 'blocked' ORDER BY e."version" DESC LIMIT 1
	) IS NOT FALSE
);
