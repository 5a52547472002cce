CREATE TABLE "lead_deliveries" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"address" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "lead_deliveries_site_id_lead_uuid_address_pk" PRIMARY KEY("site_id","lead_uuid","address")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"submission_hash" text NOT NULL,
	"category" text NOT NULL,
	"source" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text,
	"opt_in" boolean NOT NULL,
	"opt_in_text" text NOT NULL,
	"page_path" text NOT NULL,
	"user_agent" text,
	"is_trapped" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_site_id_lead_uuid_pk" PRIMARY KEY("site_id","lead_uuid"),
	CONSTRAINT "leads_submission_key" UNIQUE("site_id","submission_hash")
);
--> statement-breakpoint
CREATE INDEX "lead_deliveries_due_idx" ON "lead_deliveries" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "leads_time_idx" ON "leads" USING btree ("site_id","received_at");