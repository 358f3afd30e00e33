-- A view is kept for the company, or the role, it was saved for, and a notice of one user for who they were (decision 133). What is here is
-- taken to be of who its owner is today; but what tells one user of something was told to superusers alone.
DROP INDEX "saved_view_screen";--> statement-breakpoint
DROP INDEX "notification_user";--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "company_id" text;--> statement-breakpoint
UPDATE "saved_view" v SET "role" = a."role", "company_id" = a."seller_id" FROM "account" a WHERE a."id" = v."owner_id";--> statement-breakpoint
UPDATE "notification" n SET
	"role" = CASE WHEN n."subject" IS NULL THEN a."role" ELSE 'superuser' END,
	"company_id" = CASE WHEN n."subject" IS NULL THEN a."seller_id" END
FROM "account" a WHERE a."id" = n."user_id";--> statement-breakpoint
ALTER TABLE "saved_view" ALTER COLUMN "role" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_view_kept" ON "saved_view" USING btree ("role","company_id","screen");--> statement-breakpoint
CREATE INDEX "notification_user" ON "notification" USING btree ("user_id","created_at","id","role","company_id") WHERE user_id is not null;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_reader" CHECK (("notification"."user_id" is null) = ("notification"."role" is null));--> statement-breakpoint
-- What an order lets one expect is of a version as what the statement tells is: whoever checks says which they saw.
CREATE OR REPLACE FUNCTION order_money_expect(ids text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO order_money (order_id, seller_id, account_id, sold_at, expected_gross, expected_freight, expected_return)
	SELECT o.id, o.seller_id, o.account_id, o.created_at, o.gross,
		CASE WHEN o.status = 'cancelled' AND returned.value IS NULL THEN 0 ELSE o.freight_seller END,
		coalesce(returned.value, CASE WHEN o.status = 'cancelled' THEN o.gross ELSE 0 END)
	FROM sale_order o
	LEFT JOIN (SELECT order_id, sum(devolution_value)::int AS value FROM order_return WHERE order_id = ANY(ids) GROUP BY order_id) returned
		ON returned.order_id = o.id
	WHERE o.id = ANY(ids) AND o.status <> 'pending' AND coalesce(o.status_before, '') <> 'pending'
		AND (o.status <> 'fk_cancelled' OR EXISTS (SELECT 1 FROM order_money m WHERE m.order_id = o.id))
	ON CONFLICT (order_id) DO UPDATE SET expected_gross = excluded.expected_gross, expected_freight = excluded.expected_freight, expected_return = excluded.expected_return,
		version = order_money.version + 1, checked_at = NULL, checked_by = NULL, check_note = NULL
	WHERE (order_money.expected_gross, order_money.expected_freight, order_money.expected_return)
		IS DISTINCT FROM (excluded.expected_gross, excluded.expected_freight, excluded.expected_return)
$$;
--> statement-breakpoint
-- At the end of the transaction, for whoever changes an order writes its event, and may move it to another company, after the amounts
-- changed. The event of the order's version says whose doing the other amounts are.
CREATE FUNCTION order_money_expected() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO event (subject, type, version, actor_id, actor_name, at, data, seller_id)
	SELECT 'money:' || new.order_id, 'expected', new.version, e.actor_id, e.actor_name, e.at, '{}', o.seller_id
	FROM event e JOIN sale_order o ON o.id = new.order_id
	WHERE e.subject = 'order:' || o.id AND e.version = o.version;
	PERFORM pg_notify('changes', json_build_object('subject', 'money:' || new.order_id, 'version', new.version, 'sellerId', (SELECT seller_id FROM sale_order WHERE id = new.order_id))::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_money_expected AFTER UPDATE OF expected_gross, expected_freight, expected_return ON order_money
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((old.expected_gross, old.expected_freight, old.expected_return) IS DISTINCT FROM (new.expected_gross, new.expected_freight, new.expected_return))
EXECUTE FUNCTION order_money_expected();
