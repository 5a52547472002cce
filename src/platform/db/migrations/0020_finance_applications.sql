CREATE TABLE "finance_applications" (
	"site_id" text NOT NULL,
	"application_uuid" uuid NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"sealed" text NOT NULL,
	"amount_cents" bigint,
	"term_months" integer,
	"outcome" text,
	"lead_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "finance_applications_site_id_application_uuid_pk" PRIMARY KEY("site_id","application_uuid")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "finance_applications_draft_key" ON "finance_applications" USING btree ("site_id","visitor_uuid","vehicle_id") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "finance_applications_visitor_idx" ON "finance_applications" USING btree ("site_id","visitor_uuid","vehicle_id");--> statement-breakpoint
CREATE INDEX "finance_applications_lead_idx" ON "finance_applications" USING btree ("site_id","lead_id");--> statement-breakpoint
CREATE INDEX "finance_applications_time_idx" ON "finance_applications" USING btree ("changed_at");