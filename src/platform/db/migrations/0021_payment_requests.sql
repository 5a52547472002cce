CREATE TABLE "payment_request_entries" (
	"site_id" text NOT NULL,
	"request_uuid" uuid NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_request_entries_site_id_request_uuid_version_pk" PRIMARY KEY("site_id","request_uuid","version")
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"site_id" text NOT NULL,
	"request_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"reference" text NOT NULL,
	"purpose" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"payment_ref" text,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"decline" text,
	"is_closed" boolean DEFAULT false NOT NULL,
	"customer" jsonb NOT NULL,
	"lead_uuid" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "payment_requests_site_id_request_uuid_pk" PRIMARY KEY("site_id","request_uuid")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_requests_code_key" ON "payment_requests" USING btree ("site_id","code");--> statement-breakpoint
CREATE INDEX "payment_requests_lead_idx" ON "payment_requests" USING btree ("site_id","lead_uuid");--> statement-breakpoint
CREATE INDEX "payment_requests_due_idx" ON "payment_requests" USING btree ("due_at") WHERE due_at IS NOT NULL;