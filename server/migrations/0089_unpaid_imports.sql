-- An imported cancellation that nobody paid was taken for a sale. Its line, as long as the import is kept, says that it came of a table with
-- a column for the day of payment; that nothing happened to it says that this day was empty. Of what came without such a column, or by the
-- command, nothing tells whether it was paid: it stays. So does what the statement told of, and what somebody checked.
WITH unpaid AS (
	DELETE FROM order_money m
	USING sale_order o, import_run r, import_line l
	WHERE o.id = m.order_id AND o.status = 'cancelled' AND o.status_before IS NULL AND o.status_to_reverse IS NULL
		AND m.told_at IS NULL AND m.checked_at IS NULL
		AND NOT EXISTS (SELECT FROM event e WHERE e.subject = 'order:' || o.id AND e.type <> 'importCompleted')
		AND r.kind = 'orders' AND r.account_id = o.account_id
		AND l.run_id = r.id AND l.outcome = 'taken' AND l.key = 'orders/' || coalesce(o.pack_id, o.external_id)
		AND r.files -> l.file::int ->> 'table' = 'orders' AND r.files -> l.file::int -> 'columns' @> '["order_approved_at"]'
	RETURNING m.order_id
)
UPDATE sale_order SET status_before = 'pending' WHERE id IN (SELECT order_id FROM unpaid);
