CREATE TABLE "wheel_goes" (
	"site_id" text NOT NULL,
	"campaign_key" text NOT NULL,
	"sequence" integer NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"campaign_version" text NOT NULL,
	"slices" json NOT NULL,
	"number" integer NOT NULL,
	"prize_key" text NOT NULL,
	"words" text NOT NULL,
	"is_prize" boolean NOT NULL,
	"terms" text NOT NULL,
	"code" text,
	"valid_until" text,
	"over_at" timestamp with time zone NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	"first_name" text,
	"email" text,
	"lead_uuid" uuid,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "wheel_goes_site_id_campaign_key_sequence_pk" PRIMARY KEY("site_id","campaign_key","sequence")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_goes_visitor_key" ON "wheel_goes" USING btree ("site_id","campaign_key","visitor_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_goes_code_key" ON "wheel_goes" USING btree ("site_id","code") WHERE code IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_goes_lead_key" ON "wheel_goes" USING btree ("site_id","lead_uuid") WHERE lead_uuid IS NOT NULL;