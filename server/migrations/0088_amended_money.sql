-- What the statement changes after a payment counts on its own day, and a difference names every part that differs. See server/db/schema/order-money.ts.
CREATE TABLE "money_amendment" (
	"order_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"gross" integer NOT NULL,
	"fee" integer NOT NULL,
	"freight" integer NOT NULL,
	"refunded" integer NOT NULL,
	"net" integer GENERATED ALWAYS AS (gross - fee - freight - refunded) STORED NOT NULL,
	CONSTRAINT "money_amendment_order_id_at_pk" PRIMARY KEY("order_id","at")
);
--> statement-breakpoint
ALTER TABLE "order_money" drop column "difference";--> statement-breakpoint
ALTER TABLE "order_money" ADD COLUMN "difference" text GENERATED ALWAYS AS (case when told_at is null then 'missing' else nullif(ltrim(case when gross <> expected_gross then '+gross' else '' end || case when freight <> expected_freight then '+freight' else '' end || case when refunded <> expected_return then '+return' else '' end, '+'), '') end) STORED;--> statement-breakpoint
CREATE INDEX "order_money_differs" ON "order_money" USING btree ("seller_id","difference","sold_at","order_id") WHERE difference is not null and checked_at is null;--> statement-breakpoint
CREATE INDEX "order_money_unchecked" ON "order_money" USING btree ("difference","sold_at","order_id") WHERE difference is not null and checked_at is null;--> statement-breakpoint
ALTER TABLE "money_amendment" ADD CONSTRAINT "money_amendment_order_id_order_money_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_money"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_amendment_at" ON "money_amendment" USING btree ("at","seller_id","account_id","paid_at","net","gross","fee","freight","refunded","order_id");--> statement-breakpoint
CREATE INDEX "money_amendment_paid" ON "money_amendment" USING btree ("paid_at","seller_id","account_id","net","gross","fee","freight","refunded","order_id");--> statement-breakpoint
CREATE FUNCTION order_money_amended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Where it was not paid out after all, or an amount is not known any more, there is nothing to differ from.
	IF new.released_at IS NULL OR new.net IS NULL THEN
		DELETE FROM money_amendment WHERE order_id = new.order_id;
		RETURN NULL;
	END IF;
	IF (old.seller_id, old.account_id, old.released_at) IS DISTINCT FROM (new.seller_id, new.account_id, new.released_at) THEN
		UPDATE money_amendment SET seller_id = new.seller_id, account_id = new.account_id, paid_at = new.released_at WHERE order_id = new.order_id;
	END IF;
	-- Two changes of one instant are one.
	IF old.net IS NOT NULL AND (old.gross, old.fee, old.freight, old.refunded) IS DISTINCT FROM (new.gross, new.fee, new.freight, new.refunded) THEN
		INSERT INTO money_amendment (order_id, seller_id, account_id, at, paid_at, gross, fee, freight, refunded)
		VALUES (new.order_id, new.seller_id, new.account_id, CASE WHEN new.told_at IS DISTINCT FROM old.told_at THEN new.told_at ELSE now() END, new.released_at,
			new.gross - old.gross, new.fee - old.fee, new.freight - old.freight, new.refunded - old.refunded)
		ON CONFLICT (order_id, at) DO UPDATE SET gross = money_amendment.gross + excluded.gross, fee = money_amendment.fee + excluded.fee,
			freight = money_amendment.freight + excluded.freight, refunded = money_amendment.refunded + excluded.refunded;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_money_amended AFTER UPDATE OF gross, fee, freight, refunded, released_at, seller_id, account_id ON order_money FOR EACH ROW
WHEN (old.released_at IS NOT NULL AND (old.gross, old.fee, old.freight, old.refunded, old.released_at, old.seller_id, old.account_id)
	IS DISTINCT FROM (new.gross, new.fee, new.freight, new.refunded, new.released_at, new.seller_id, new.account_id))
EXECUTE FUNCTION order_money_amended();
--> statement-breakpoint
-- What was given back after it was paid out, as far as events tell: each of them gave back or took that back, so of an odd number the last
-- one stands. The fee and the freight were those of a sale nobody gave back.
INSERT INTO money_amendment (order_id, seller_id, account_id, at, paid_at, gross, fee, freight, refunded)
SELECT m.order_id, m.seller_id, m.account_id, late.at, m.released_at, 0,
	m.fee - round(m.expected_gross * CASE o.items -> 0 ->> 'listingType' WHEN 'gold_pro' THEN 0.165 ELSE 0.115 END)::int,
	m.freight - o.freight_seller, m.refunded
FROM order_money m
JOIN sale_order o ON o.id = m.order_id
JOIN LATERAL (SELECT max(e.at) AS at, count(*) AS times FROM event e WHERE e.subject = 'money:' || m.order_id AND e.type = 'refunded' AND e.at > m.released_at) late
	ON late.times % 2 = 1
WHERE m.released_at IS NOT NULL AND m.net IS NOT NULL AND m.refunded > 0;
--> statement-breakpoint
ANALYZE "order_money", "money_amendment";
