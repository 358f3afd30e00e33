-- Notices that are past their time are found by their age (decision 0148).
CREATE INDEX "notification_created" ON "notification" USING btree ("created_at");