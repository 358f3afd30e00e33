-- Each colleague is asked for an invitation that was given up, and one is looked for before another goes out.
CREATE INDEX "mail_message_given_up" ON "mail_message" USING btree ("link_account_id") WHERE next_at is null;
