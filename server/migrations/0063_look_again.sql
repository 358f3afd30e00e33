-- The checks find what they did not, and know titles by other marks (decision 0102); what an older build gave up is due never again. What
-- waits is looked at anew; what was found stands until then, and what was due before keeps its place.
UPDATE "listing_check" SET "next_at" = least("next_at", now()), "lease" = NULL, "tries" = 0, "failure" = NULL, "error" = NULL
	WHERE "listing_id" IN (SELECT "id" FROM "listing" WHERE "status" = 'pending');
