CREATE TABLE "order_money" (
	"order_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seller_id" text NOT NULL,
	"account_id" text NOT NULL,
	"sold_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expected_gross" integer NOT NULL,
	"expected_freight" integer NOT NULL,
	"expected_return" integer NOT NULL,
	"told_at" timestamp (3) with time zone,
	"gross" integer,
	"fee" integer,
	"freight" integer,
	"refunded" integer,
	"release_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	"net" integer GENERATED ALWAYS AS (gross - fee - freight - refunded) STORED,
	"difference" text GENERATED ALWAYS AS (case when told_at is null then 'missing' when gross <> expected_gross then 'gross' when freight <> expected_freight then 'freight' when refunded <> expected_return then 'return' end) STORED,
	"checked_at" timestamp (3) with time zone,
	"checked_by" text,
	"check_note" text
);
--> statement-breakpoint
ALTER TABLE "order_money" ADD CONSTRAINT "order_money_order_id_sale_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sale_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_money_all" ON "order_money" USING btree ("sold_at","order_id");--> statement-breakpoint
CREATE INDEX "order_money_seller" ON "order_money" USING btree ("seller_id","sold_at","order_id","account_id","gross","fee","freight","refunded","net","released_at");--> statement-breakpoint
CREATE INDEX "order_money_to_release" ON "order_money" USING btree ("seller_id","release_at","account_id","net") WHERE told_at is not null and released_at is null;--> statement-breakpoint
CREATE INDEX "order_money_due" ON "order_money" USING btree ("release_at") WHERE told_at is not null and released_at is null;--> statement-breakpoint
CREATE INDEX "order_money_differs" ON "order_money" USING btree ("seller_id","difference","sold_at","order_id") WHERE difference is not null;--> statement-breakpoint
CREATE INDEX "order_money_awaited" ON "order_money" USING btree ("opened_at") WHERE told_at is null;
--> statement-breakpoint
-- Keeps what is to be expected of each paid order: its amounts, and what was given back to the buyer. See server/db/schema/order-money.ts.
CREATE FUNCTION order_money_expect(ids text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO order_money (order_id, seller_id, account_id, sold_at, expected_gross, expected_freight, expected_return)
	SELECT o.id, o.seller_id, o.account_id, o.created_at, o.gross,
		CASE WHEN o.status = 'cancelled' AND returned.value IS NULL THEN 0 ELSE o.freight_seller END,
		coalesce(returned.value, CASE WHEN o.status = 'cancelled' THEN o.gross ELSE 0 END)
	FROM sale_order o
	LEFT JOIN (SELECT order_id, sum(devolution_value)::int AS value FROM order_return WHERE order_id = ANY(ids) GROUP BY order_id) returned
		ON returned.order_id = o.id
	WHERE o.id = ANY(ids) AND o.status <> 'pending' AND coalesce(o.status_before, '') <> 'pending'
	ON CONFLICT (order_id) DO UPDATE SET expected_gross = excluded.expected_gross, expected_freight = excluded.expected_freight, expected_return = excluded.expected_return
	WHERE (order_money.expected_gross, order_money.expected_freight, order_money.expected_return)
		IS DISTINCT FROM (excluded.expected_gross, excluded.expected_freight, excluded.expected_return)
$$;
--> statement-breakpoint
-- What is new has no returns yet.
CREATE FUNCTION order_money_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_money (order_id, seller_id, account_id, sold_at, expected_gross, expected_freight, expected_return)
	SELECT id, seller_id, account_id, created_at, gross,
		CASE WHEN status = 'cancelled' THEN 0 ELSE freight_seller END, CASE WHEN status = 'cancelled' THEN gross ELSE 0 END
	FROM came WHERE status <> 'pending' AND coalesce(status_before, '') <> 'pending';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION order_money_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved text[] := array(
		SELECT came.id FROM came JOIN went ON went.id = came.id
		WHERE (came.status, came.status_before, came.gross, came.freight_seller) IS DISTINCT FROM (went.status, went.status_before, went.gross, went.freight_seller));
BEGIN
	IF cardinality(moved) > 0 THEN
		PERFORM order_money_expect(moved);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION order_money_returned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM order_money_expect(array(SELECT DISTINCT order_id FROM came));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_money_came AFTER INSERT ON sale_order REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION order_money_came();
--> statement-breakpoint
CREATE TRIGGER order_money_moved AFTER UPDATE ON sale_order REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION order_money_moved();
--> statement-breakpoint
CREATE TRIGGER order_money_returned AFTER INSERT ON order_return REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION order_money_returned();
--> statement-breakpoint
-- Orders from before anybody asked for their money.
SELECT order_money_expect(array(SELECT id FROM sale_order));
