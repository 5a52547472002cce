ALTER TABLE "report_sites" ADD COLUMN "year_starts_on" date;--> statement-breakpoint
ALTER TABLE "report_sites" ADD COLUMN "year_counted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "lead_work_unassigned_location_idx" ON "lead_work" USING btree ("site_id","location_id","received_at","lead_uuid") WHERE assignee_uuid IS NULL AND NOT is_done;--> statement-breakpoint
CREATE INDEX "lead_work_overdue_now_idx" ON "lead_work" USING btree ("site_id","overdue_at","assignee_uuid","location_id","category") WHERE answered_at IS NULL AND NOT is_done AND merged_into IS NULL;