CREATE TABLE "stock_feed_runs" (
	"site_id" text NOT NULL,
	"run_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"fields" jsonb,
	"held_row_hash" text,
	"report" jsonb NOT NULL,
	"report_key" text,
	"report_due_at" timestamp with time zone,
	"report_attempts" integer DEFAULT 0 NOT NULL,
	"reported_to" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reported_at" timestamp with time zone,
	CONSTRAINT "stock_feed_runs_site_id_run_uuid_pk" PRIMARY KEY("site_id","run_uuid")
);
--> statement-breakpoint
CREATE TABLE "stock_feed_sources" (
	"site_id" text PRIMARY KEY NOT NULL,
	"next_fetch_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"site_version" text,
	"last_success_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "stock_feed_runs_finished_idx" ON "stock_feed_runs" USING btree ("site_id","finished_at");--> statement-breakpoint
CREATE INDEX "stock_feed_runs_age_idx" ON "stock_feed_runs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "stock_feed_runs_due_idx" ON "stock_feed_runs" USING btree ("report_due_at") WHERE report_due_at IS NOT NULL;