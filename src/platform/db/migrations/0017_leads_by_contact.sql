CREATE INDEX "leads_email_idx" ON "leads" USING btree ("site_id",lower("email"));--> statement-breakpoint
CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("site_id","phone");