-- What nobody paid has no money, a fictitious cancellation of it neither: that forgets what it put aside, and only what was paid before has a row.
-- Whoever checked a difference checked these amounts: of others there is a difference again.
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
		checked_at = NULL, checked_by = NULL, check_note = NULL
	WHERE (order_money.expected_gross, order_money.expected_freight, order_money.expected_return)
		IS DISTINCT FROM (excluded.expected_gross, excluded.expected_freight, excluded.expected_return)
$$;
