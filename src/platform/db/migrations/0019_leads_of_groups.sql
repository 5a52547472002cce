CREATE TABLE "lead_pairs" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"other_site_id" text NOT NULL,
	"other_lead_uuid" uuid NOT NULL,
	"is_main" boolean NOT NULL,
	"paired_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_pairs_site_id_lead_uuid_other_site_id_other_lead_uuid_pk" PRIMARY KEY("site_id","lead_uuid","other_site_id","other_lead_uuid")
);
--> statement-breakpoint
ALTER TABLE "lead_work" ADD COLUMN "is_answered_elsewhere" boolean DEFAULT false NOT NULL;