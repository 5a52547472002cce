ALTER TABLE "lead_timers" ADD COLUMN "held_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_work" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
CREATE INDEX "lead_work_merged_idx" ON "lead_work" USING btree ("site_id","merged_into") WHERE merged_into IS NOT NULL;